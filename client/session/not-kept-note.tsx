import { useText } from '#client/locale/locale-context.tsx';
import { isStorageKept } from '#client/stores/browser-storage.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';

/** The message in a browser that stores nothing. */
export const notKept = {
  ko: '이 브라우저에는 아무것도 저장할 수 없어요. 이 탭을 닫거나 새로고침하면 로그인이 풀리고 입력한 내용이 사라져요. 사이트 데이터(쿠키)를 허용하면 기억해 드려요.',
  en: 'This browser stores nothing. Closing or reloading this tab logs you out and loses what you entered. Allow site data (cookies) to be remembered.',
  cn: '此浏览器不保存任何内容。关闭或刷新此标签页后，将退出登录，已填写的内容也会消失。允许网站数据（Cookie）即可记住。',
};

/** Says at a sign-in or a checkout that this browser will not remember it. */
export function NotKeptNote({ className = '' }: { className?: string }) {
  const text = useText();
  const isNotKept = useInBrowser() && !isStorageKept();
  return isNotKept ? <p className={`rounded-control bg-tile px-4 py-3 text-13 text-ink-2 ${className}`}>{text(notKept)}</p> : null;
}
