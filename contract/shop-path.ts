/**
 * A path of the shop as a part of a pattern, never an address of another site: browsers read `//` as one, a backslash as a slash, and leave tabs and line
 * ends out.
 */
export const shopPath = String.raw`/(?!/)[^\\\s]*`;
