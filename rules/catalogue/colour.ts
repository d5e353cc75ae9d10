/** The format of every stored colour: `#1F2A44`. The check constraints use the same pattern. */
export const COLOUR_PATTERN = /^#[0-9A-Fa-f]{6}$/;
