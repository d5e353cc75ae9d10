import everyday from 'shop-letters/letters-everyday.woff2?url';
import western from 'shop-letters/letters-western.woff2?url';

/**
 * Preloads the page's fonts along with the style sheet if the page arrived within 150 ms, so they are there for the first frame and cause
 * no layout shift. On a slower connection they would delay the first paint, so they load after the style sheet.
 */
export const lettersFirst = `for (const { requestStart, responseStart } of performance.getEntriesByType('navigation')) {
  if (responseStart - requestStart < 150) {
    for (const href of ['${western}', '${everyday}']) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }));
    }
  }
}`;
