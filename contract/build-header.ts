/** Header of page data requests: the build of the scripts that will read the response. */
export const buildHeader = 'x-seam-build';
