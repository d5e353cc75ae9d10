import { defineMessages } from '../locale/message.ts';

/** Texts of waiting times; separate from the error pages' texts, which every page loads. */
export const waitMessages = defineMessages({
  seconds: {
    ko: '요청이 너무 많습니다. {count}초 뒤에 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in {count} {count|second|seconds}.',
    cn: '请求过于频繁，请在{count}秒后重试。',
  },
  minutes: {
    ko: '요청이 너무 많습니다. {count}분 뒤에 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in {count} {count|minute|minutes}.',
    cn: '请求过于频繁，请在{count}分钟后重试。',
  },
  hours: {
    ko: '요청이 너무 많습니다. {count}시간 뒤에 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in {count} {count|hour|hours}.',
    cn: '请求过于频繁，请在{count}小时后重试。',
  },
});
