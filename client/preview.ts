/** True on a page that the home builder shows in its frame (contract/home/preview.ts): the token comes first. Browser only. */
export function isPreview(): boolean {
  return location.search.startsWith('?preview=');
}
