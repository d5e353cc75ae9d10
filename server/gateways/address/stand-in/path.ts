/** Where the stand-in is mounted in demonstration mode. */
export const jusoStandInPath = '/juso-stand-in';
