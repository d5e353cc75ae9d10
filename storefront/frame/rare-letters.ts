import address from 'shop-letters/rare.css?url';

/** Fetches the letters that few words need (tools/letters): a style sheet of its own beside the one of the document. */
export function fetchRareLetters(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
