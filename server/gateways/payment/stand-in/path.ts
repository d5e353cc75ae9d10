/** Where the stand-in is mounted in demonstration mode. */
export const standInPath = '/portone-stand-in';
