/** The paths of stand-ins for outside services in a demonstration (stand-ins/); sign-in providers are below theirs by name. */
export const standInPath = '/portone-stand-in';
export const jusoStandInPath = '/juso-stand-in';
export const outboxPath = '/dev/outbox';
export const trackingStandInPath = '/tracking-stand-in';
export const socialStandInPath = '/social-stand-in';
