/**
 * The cookie that mirrors the language stored in the browser, because the server has to know it before the page is made
 * (specification 9). It holds nothing but a locale key, and outlives the session, whose end empties the storage (specification 4).
 */
export const localeCookie = 'seam_locale';
