import { PHOTO_MAX_BYTES } from '#rules/community/photo.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#rules/community/review.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

const megabytes = PHOTO_MAX_BYTES / 1024 / 1024;

/** Errors of reviews and members' photos. */
export const reviewErrors = {
  PHOTO_TOO_LARGE: entry(
    413,
    `A photo can be up to ${megabytes} MB.`,
    `사진은 한 장에 ${megabytes}MB까지 올릴 수 있습니다.`,
    `每张照片最大${megabytes}MB。`,
  ),
  PHOTO_UNREADABLE: entry(
    422,
    'This file is not a photo we can read. Please choose a JPEG, PNG or WebP.',
    '사진으로 읽을 수 없는 파일입니다. JPEG, PNG, WebP 파일을 선택해 주세요.',
    '无法读取该文件，请选择JPEG、PNG或WebP格式的照片。',
  ),
  PHOTO_TOO_MANY_PIXELS: entry(
    422,
    'The picture has too many pixels: at most 8,000 x 8,000, a JPEG photo at most 200 million.',
    '픽셀이 너무 많은 이미지입니다. 8,000 x 8,000 px(JPEG 사진은 2억 화소) 이하로 줄여 주세요.',
    '图片像素过多，请缩小到8,000 x 8,000像素（JPEG照片2亿像素）以内。',
  ),
  PHOTO_HEIC: entry(
    422,
    'HEIC photos are not supported. Please save it as a JPEG and choose it again.',
    'HEIC 사진은 이 브라우저에서 읽을 수 없습니다. JPEG로 저장한 뒤 다시 선택해 주세요.',
    '此处无法读取HEIC照片，请另存为JPEG后重新选择。',
  ),
  PHOTO_LIMIT: entry(422, 'You have added too many photos.', '첨부할 수 있는 사진 수를 초과했습니다.', '照片数量超过上限。'),
  PHOTO_NOT_FOUND: entry(
    404,
    'The photo was not found. Please add it again.',
    '사진을 찾을 수 없습니다. 다시 추가해 주세요.',
    '未找到照片，请重新添加。',
  ),
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
  REVIEW_SCORE_REQUIRED: entry(422, 'Please choose a rating.', '별점을 선택해 주세요.', '请选择评分。'),
  REVIEW_LENGTH: entry(
    422,
    `Please write between ${REVIEW_TEXT_MIN} and ${REVIEW_TEXT_MAX} letters.`,
    `리뷰는 ${REVIEW_TEXT_MIN}자 이상 ${REVIEW_TEXT_MAX.toLocaleString('ko')}자 이하로 작성해 주세요.`,
    `评价内容须为${REVIEW_TEXT_MIN}至${REVIEW_TEXT_MAX}字。`,
  ),
  REVIEW_NOT_EDITABLE: entry(409, 'This review can no longer be edited.', '수정할 수 있는 기간이 지난 리뷰입니다.', '该评价已无法修改。'),
  REVIEW_PHOTO_KEPT: entry(
    422,
    'You earned points for the photos, so please keep at least one.',
    '사진 리뷰 포인트를 받은 리뷰입니다. 사진을 한 장 이상 남겨 주세요.',
    '该评价已获得照片积分，请至少保留一张照片。',
  ),
  REVIEW_OWN: entry(409, 'You cannot report your own review.', '내가 쓴 리뷰는 신고할 수 없습니다.', '不能举报自己的评价。'),
  REVIEW_ALREADY_REPORTED: entry(409, 'You have already reported this review.', '이미 신고한 리뷰입니다.', '您已举报过该评价。'),
} as const satisfies Record<string, ErrorEntry>;
