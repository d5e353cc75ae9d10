/** Text for XML: escaped, and without the characters that XML 1.0 has no way to write. */
export function xmlText(text: string): string {
  const kept = text.replaceAll(/[^\t\n\r -\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return kept.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

/** An XML element with its text escaped; an empty string for an empty text. */
export function element(name: string, text: string | number): string {
  return text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`;
}
