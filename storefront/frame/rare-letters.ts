import address from 'shop-letters/rare.css?url';

/** Loads the rarely used glyphs (tools/letters) through a separate style sheet. */
export function fetchRareLetters(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
