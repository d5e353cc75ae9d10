/** Nothing that people typed (a nickname, the title of a question) may begin a line of its own, where it could pass for the shop's words. */
export function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
