/** The lists of /maindetail, the one without a name first. */
export const listNames = ['graphics', 'best-graphics', 'best-customs', 'influencers'] as const;
export type ListName = (typeof listNames)[number];

/** The list an address asks for; all graphics for any other word. */
export function listOf(asked: string | null): ListName {
  return listNames.find((name) => name === asked) ?? 'graphics';
}
