import { loadVendorScript } from '#client/safety/vendor-script.ts';

/** The part of Kakao's SDK we use (developers.kakao.com, Kakao Talk Share). */
interface Kakao {
  isInitialized(): boolean;
  init(key: string): void;
  Share: { sendDefault(message: object): void };
}

/** Kakao's SDK, pinned to a version because it runs on our page. */
const script = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';

/** A message: title, text, image, and a button that links to the page. */
export interface KakaoMessage {
  readonly title: string;
  readonly words: string;
  readonly picture: string;
  readonly link: string;
  readonly button: string;
}

/** Opens KakaoTalk to send a message. Loads Kakao's SDK on first use and throws if that fails. Browser only. */
export async function sendByKakao(key: string, { title, words, picture, link, button }: KakaoMessage): Promise<void> {
  const kakao = kakaoOf() ?? (await loadKakao());
  if (!kakao.isInitialized()) kakao.init(key);
  const address = { mobileWebUrl: link, webUrl: link };
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { title, description: words, imageUrl: picture, link: address },
    buttons: [{ title: button, link: address }],
  });
}

async function loadKakao(): Promise<Kakao> {
  await loadVendorScript(script);
  const loaded = kakaoOf();
  if (loaded === null) throw new Error("Kakao's script brought nothing");
  return loaded;
}

function kakaoOf(): Kakao | null {
  return 'Kakao' in window ? (window.Kakao as Kakao) : null;
}
