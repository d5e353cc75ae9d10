/**
 * The cookie that mirrors the language stored in the browser, because the server needs it before rendering (specification 9). It contains
 * only a locale key, and goes with the stored language when the end of a session clears the storage (specification 4).
 */
export const localeCookie = 'seam_locale';
