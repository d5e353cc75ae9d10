/** A colour as every column keeps it: `#1F2A44`. Its check constraints say the same. */
export const COLOUR_PATTERN = /^#[0-9A-Fa-f]{6}$/;
