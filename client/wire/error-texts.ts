import { defineMessages } from '../locale/message.ts';

/** Texts of the error pages. */
export const errorMessages = defineMessages({
  notFound: {
    ko: '찾으시는 페이지가 없습니다. 주소가 바뀌었거나 사라진 페이지예요.',
    en: 'We could not find this page. It may have moved.',
    cn: '页面不存在，地址可能已变更。',
  },
  failed: {
    ko: '페이지를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'An error occurred. Please try again later.',
    cn: '页面加载失败，请稍后重试。',
  },
  offline: {
    ko: '연결이 끊겼어요. 연결되면 다시 해 주세요.',
    en: 'You are offline. Please try again once you are back online.',
    cn: '网络已断开，恢复连接后请重试。',
  },
  notFoundTitle: { ko: '페이지를 찾을 수 없음', en: 'Page not found', cn: '未找到页面' },
  failedTitle: { ko: '페이지를 불러오지 못함', en: 'This page did not load', cn: '页面加载失败' },
});
