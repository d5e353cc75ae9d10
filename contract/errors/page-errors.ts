import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of pages built from blocks, shown to operators in the builder. */
export const pageErrors = {
  PAGE_CHANGED: entry(
    409,
    'This page was saved elsewhere meanwhile.',
    '그사이 다른 곳에서 이 화면을 저장했습니다.',
    '该页面已在此期间在别处保存。',
  ),
  PAGE_UNFINISHED: entry(
    422,
    'Something on this page is missing or no longer shown.',
    '비어 있거나 더는 보이지 않는 내용이 있어 게시할 수 없습니다.',
    '页面有缺失或已下架的内容，无法发布。',
  ),
  PAGE_CHINESE_MISSING: entry(
    422,
    'Some texts are not translated yet. Readers of those languages would see them in English.',
    '번역이 비어 있는 글이 있습니다. 그 언어로 읽는 사람에게는 영어로 보입니다.',
    '部分文字尚未翻译，相应语言的页面将显示英文。',
  ),
  PAGE_NOT_SCHEDULED: entry(
    409,
    'This is not to come any more, or there is nothing to show in its place.',
    '이미 지난 게시이거나, 대신 보여 줄 화면이 없습니다.',
    '该发布已结束，或没有可替代的页面。',
  ),
} as const satisfies Record<string, ErrorEntry>;
