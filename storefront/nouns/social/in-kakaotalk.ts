/** True in KakaoTalk's in-app browser, where Google refuses sign-in and Kakao is signed in already. Browser only. */
export function isInKakaoTalk(): boolean {
  return /KAKAOTALK/i.test(navigator.userAgent);
}

/** A KakaoTalk URL that opens a URL in the phone's browser. */
export function outsideKakaoTalk(url: string): string {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
