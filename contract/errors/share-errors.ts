import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of shared designs and brand requests, part of the table in contract/errors/errors.ts. */
export const shareErrors = {
  // Sharing
  SHARE_ARTIST_LIMIT: entry(
    422,
    'You can choose up to 3 artists for sharing.',
    '공유할 아티스트는 최대 3명까지 선택할 수 있습니다.',
    '最多可选择3位艺术家进行分享。',
  ),
  SHARE_ARTIST_UNKNOWN: entry(
    422,
    'Only artists whose graphics are on the design can be credited.',
    '디자인에 사용한 그래픽의 아티스트만 표시할 수 있습니다.',
    '只能标注设计中所用图案的艺术家。',
  ),
  SHARE_LINE_LETTERS: entry(
    422,
    'Some of these characters cannot be shown. Please use letters and numbers without emoji.',
    '그림에 넣을 수 없는 글자가 있습니다. 이모지 없이 글자와 숫자로 적어 주세요.',
    '图片无法显示其中某些字符，请使用韩文、英文字母和数字（不含表情符号）。',
  ),
  SHARE_NOT_FOUND: entry(404, 'This shared design is no longer available.', '공유가 끝났거나 없는 디자인입니다.', '该分享已结束或不存在。'),
  SHARE_LIMIT: entry(
    422,
    'You can have up to 200 open links. Please remove some first.',
    '공유 링크는 최대 200개까지 열어 둘 수 있습니다. 쓰지 않는 링크를 먼저 끝내 주세요.',
    '最多可保留200个分享链接，请先结束部分链接。',
  ),

  // Brand requests
  BRAND_REQUEST_OPEN: entry(
    409,
    'Your request is in review. You can send another once we have answered.',
    '검토 중인 신청이 있습니다. 답변을 받은 뒤 다시 신청할 수 있습니다.',
    '您的申请正在审核中，收到答复后方可再次提交。',
  ),
  BRAND_REQUEST_NOT_FOUND: entry(404, 'The request was not found.', '신청 내역을 찾을 수 없습니다.', '未找到该申请。'),
} as const satisfies Record<string, ErrorEntry>;
