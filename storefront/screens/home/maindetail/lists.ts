/** The lists of /maindetail, the default first. */
export const listNames = ['graphics', 'best-graphics', 'best-customs', 'influencers'] as const;
export type ListName = (typeof listNames)[number];

/** The list from a URL; defaults to all graphics. */
export function listOf(asked: string | null): ListName {
  return listNames.find((name) => name === asked) ?? 'graphics';
}
