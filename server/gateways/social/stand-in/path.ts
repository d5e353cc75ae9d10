/** Where the stand-in of the sign-in providers is mounted in demonstration mode; each below it under its name. */
export const socialStandInPath = '/social-stand-in';
