/** Where a demonstration plays the tracker. */
export const trackingStandInPath = '/tracking-stand-in';
