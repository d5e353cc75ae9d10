import { PHOTO_MAX_BYTES } from '#rules/shop/photo.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

/** What goes wrong with what shoppers say to the shop and to each other; part of the table of contract/errors.ts. */
export const communityErrors = {
  // Photos
  PHOTO_TOO_LARGE: entry(
    413,
    `A photo can be up to ${PHOTO_MAX_BYTES / 1024 / 1024} MB.`,
    `사진은 한 장에 ${PHOTO_MAX_BYTES / 1024 / 1024}MB까지 올릴 수 있습니다.`,
    `每张照片最大${PHOTO_MAX_BYTES / 1024 / 1024}MB。`,
  ),
  PHOTO_UNREADABLE: entry(
    422,
    'This file cannot be read as a photo. Please choose a JPEG, PNG or WebP.',
    '사진으로 읽을 수 없는 파일입니다. JPEG, PNG, WebP 파일을 선택해 주세요.',
    '无法读取该文件，请选择JPEG、PNG或WebP格式的照片。',
  ),
  PHOTO_LIMIT: entry(422, 'There are more photos than allowed.', '첨부할 수 있는 사진 수를 초과했습니다.', '照片数量超过上限。'),
  PHOTO_NOT_FOUND: entry(
    404,
    'The photo was not found. Please add it again.',
    '사진을 찾을 수 없습니다. 다시 추가해 주세요.',
    '未找到照片，请重新添加。',
  ),

  // Reviews and inquiries
  REVIEW_ALREADY_WRITTEN: entry(
    409,
    'You have already written a review for this product.',
    '이미 리뷰를 작성한 상품입니다.',
    '您已为该商品撰写评价。',
  ),
  REVIEW_NOT_ALLOWED: entry(
    403,
    'You can review a product after it is delivered.',
    '배송이 완료된 상품만 리뷰를 작성할 수 있습니다.',
    '商品送达后方可撰写评价。',
  ),
  REVIEW_NOT_FOUND: entry(404, 'The review was not found.', '리뷰를 찾을 수 없습니다.', '未找到该评价。'),
  INQUIRY_NOT_FOUND: entry(404, 'The inquiry was not found.', '문의를 찾을 수 없습니다.', '未找到该咨询。'),
  INQUIRY_ANSWERED: entry(
    409,
    'This question has been answered and can no longer be changed.',
    '답변이 등록된 문의는 고치거나 지울 수 없습니다.',
    '已回复的咨询无法修改或删除。',
  ),
  INQUIRY_ON_BOARD: entry(
    409,
    'Please ask a new question on the board of the product.',
    '상품 문의에는 글을 덧붙일 수 없습니다. 새 문의를 남겨 주세요.',
    '商品咨询无法追加内容，请提交新的咨询。',
  ),
} as const satisfies Record<string, ErrorEntry>;
