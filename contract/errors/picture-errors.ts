import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

const megabytes = PICTURE_MAX_BYTES / 1024 / 1024;

/** Errors of published content and library pictures, part of the table in contract/errors/errors.ts. */
export const pictureErrors = {
  PICTURE_TOO_LARGE: entry(
    413,
    `A picture may have ${megabytes} MB at most.`,
    `사진은 한 장에 ${megabytes}MB까지 올릴 수 있습니다.`,
    `每张图片最大${megabytes}MB。`,
  ),
  CONTENT_FULL: entry(
    409,
    'There are as many as there may be. Change or remove one.',
    '더 만들 수 없습니다. 있는 것을 고치거나 지워 주세요.',
    '已达数量上限，请修改或删除已有的。',
  ),
  CONTENT_IN_USE: entry(
    409,
    'Something else needs this. Change that first.',
    '다른 곳에서 쓰고 있어 지울 수 없습니다. 그곳을 먼저 바꿔 주세요.',
    '其他内容正在使用，请先修改后再删除。',
  ),
  PICTURE_NOT_FOUND: entry(404, 'The picture was not found.', '사진을 찾을 수 없습니다.', '找不到该图片。'),
  PICTURE_IN_USE: entry(
    409,
    'The shop shows this picture. Take it out there first.',
    '쓰고 있는 사진은 지울 수 없습니다. 쓰는 곳에서 먼저 빼 주세요.',
    '该图片正在使用中，请先在使用处移除。',
  ),
} as const satisfies Record<string, ErrorEntry>;
