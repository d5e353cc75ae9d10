/** True inside KakaoTalk's own browser: Google signs nobody in there, and Kakao knows who it is. Browser only. */
export function isInKakaoTalk(): boolean {
  return /KAKAOTALK/i.test(navigator.userAgent);
}

/** KakaoTalk's way to open an address in the browser of the phone. */
export function outsideKakaoTalk(url: string): string {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
