/**
 * The cookie that mirrors the language stored in the browser, because the server has to know it before the page is made
 * (specification 9). It holds nothing but a locale key.
 */
export const localeCookie = 'seam_locale';
