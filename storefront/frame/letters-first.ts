import everyday from 'shop-letters/letters-everyday.woff2?url';
import western from 'shop-letters/letters-western.woff2?url';

/**
 * Asks for the letters of every page together with its style sheet where the page itself came within 150 ms: they are there for the first frame then, and
 * nothing is laid out again when they arrive. On a slower line they would hold up what is seen first; there they follow the style sheet.
 */
export const lettersFirst = `for (const { requestStart, responseStart } of performance.getEntriesByType('navigation')) {
  if (responseStart - requestStart < 150) {
    for (const href of ['${western}', '${everyday}']) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }));
    }
  }
}`;
