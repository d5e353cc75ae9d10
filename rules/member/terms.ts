/** Terms that nobody agrees to: only these are translated, for a translation of a contract is another contract (decision 057). */
const bindingNobody: readonly string[] = ['ABOUT-US'];

/** True for a type of terms that binds nobody. */
export function bindsNobody(type: string): boolean {
  return bindingNobody.includes(type);
}
