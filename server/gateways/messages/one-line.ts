/**
 * Removes line breaks: user input (a nickname, the title of a question) must not start a line of its own, where it could pass for the
 * shop's words.
 */
export function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
