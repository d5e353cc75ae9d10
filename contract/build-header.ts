/** Header of the data of a page: the build whose scripts understand it. */
export const buildHeader = 'x-seam-build';
