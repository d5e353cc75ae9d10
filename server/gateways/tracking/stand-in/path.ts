/** Where a demonstration mounts the tracker's stand-in. */
export const trackingStandInPath = '/tracking-stand-in';
