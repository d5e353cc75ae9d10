import { dialog } from '#client/dialogs/dialog.ts';
import { defineMessages, translator } from '#client/locale/message.ts';
import { pageLocale } from '#client/locale/page-locale.ts';
import { isPreview } from '#client/preview.ts';
import { loadVendorScript } from '#client/safety/vendor-script.ts';
import { pushEvent } from './data-layer.ts';

const texts = defineMessages({
  title: { ko: '방문 통계를 허용할까요?', en: 'Allow visit statistics?', cn: '允许访问统计吗？' },
  message: {
    ko: '어떤 화면이 쓰이는지 Google 태그 관리자로 살펴봅니다. 허용하지 않아도 모든 기능을 그대로 쓸 수 있고, 화면 아래에서 언제든 바꿀 수 있어요.',
    en: 'We use Google Tag Manager to see which pages are used. Everything works without it, and you can change this at the foot of any page.',
    cn: '我们通过 Google 跟踪代码管理器了解页面的使用情况。不允许也不影响任何功能，您可随时在页面底部更改。',
  },
  allow: { ko: '허용', en: 'Allow', cn: '允许' },
  refuse: { ko: '허용하지 않음', en: 'Do not allow', cn: '不允许' },
});

/** A cookie, because the end of a session clears the browser's storage (specification 4) and this answer belongs to no session. */
const cookie = 'seam_tags';
const keptDays = 180;

/**
 * Loads the shop's tag container if the visitor allowed it, and asks a visitor who has not answered. Without a configured container
 * nothing is asked; nothing is loaded or sent before the answer.
 */
export async function startTags(): Promise<void> {
  const container = document.documentElement.dataset.tags;
  if (!container || isPreview()) return;
  const answer = /(?:^|; )seam_tags=(yes|no)/.exec(document.cookie)?.[1] ?? (await promptConsent());
  if (answer === 'yes') await loadTags(container);
}

/** Asks again. A visitor who withdraws the consent gets a page without tags. */
export async function changeConsent(): Promise<void> {
  await promptConsent();
  location.reload();
}

async function promptConsent(): Promise<'yes' | 'no'> {
  const text = translator(pageLocale());
  const isAllowed = await dialog.custom({
    title: text(texts.title),
    message: text(texts.message),
    okLabel: text(texts.allow),
    cancelLabel: text(texts.refuse),
    isEven: true,
  });
  const answer = isAllowed ? 'yes' : 'no';
  document.cookie = `${cookie}=${answer}; path=/; max-age=${keptDays * 86_400}; samesite=lax`;
  return answer;
}

async function loadTags(container: string): Promise<void> {
  pushEvent({ event: 'gtm.js', 'gtm.start': Math.round(performance.timeOrigin + performance.now()) });
  await loadVendorScript(`https://www.googletagmanager.com/gtm.js?id=${container}`).catch(console.warn);
}
