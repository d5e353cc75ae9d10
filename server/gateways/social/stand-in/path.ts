/** Where the sign-in providers' stand-in is mounted in demonstration mode; each is below it under its name. */
export const socialStandInPath = '/social-stand-in';
