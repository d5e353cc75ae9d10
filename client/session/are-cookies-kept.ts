/**
 * True if the browser accepts cookies, tested by setting one, because Chromium reports them as enabled even where site data is blocked.
 * Browser only.
 */
export function areCookiesKept(): boolean {
  const probe = 'seam.probe=1';
  document.cookie = `${probe}; path=/; samesite=lax`;
  const isKept = document.cookie.includes(probe);
  if (isKept) document.cookie = `${probe}; max-age=0; path=/; samesite=lax`;
  return isKept;
}
