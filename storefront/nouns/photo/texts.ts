import { defineMessages } from '#client/locale/message.ts';

/** Texts of the photo picker. */
export const photoTexts = defineMessages({
  title: { ko: '사진', en: 'Photos', cn: '照片' },
  hint: {
    ko: '최대 {most}장, 한 장에 {size}MB까지. 촬영 위치 같은 정보는 지우고 올려요.',
    en: 'Up to {most}, {size} MB each. Location data is removed.',
    cn: '最多{most}张，每张不超过{size}MB。上传时会删除拍摄位置等信息。',
  },
  add: { ko: '사진 추가', en: 'Add photos', cn: '添加照片' },
  nth: { ko: '사진 {n}', en: 'Photo {n}', cn: '照片 {n}' },
  first: { ko: '대표', en: 'Cover', cn: '封面' },
  remove: { ko: '사진 {n} 빼기', en: 'Remove photo {n}', cn: '移除照片 {n}' },
  earlier: { ko: '사진 {n} 앞으로', en: 'Move photo {n} earlier', cn: '照片 {n} 前移' },
  later: { ko: '사진 {n} 뒤로', en: 'Move photo {n} later', cn: '照片 {n} 后移' },
  sending: { ko: '사진 {n} 올리는 중', en: 'Uploading photo {n}', cn: '正在上传照片 {n}' },
  again: { ko: '다시 올리기', en: 'Try again', cn: '重新上传' },
  addNow: { ko: '넣기', en: 'Add', cn: '添加' },
  failed: {
    ko: '파일 {count}개는 넣지 못했어요. 나머지는 그대로 보낼 수 있어요.',
    en: '{count} {count|file|files} could not be added. You can send the form without {count|it|them}.',
    cn: '有{count}个文件未能添加，不影响提交其他内容。',
  },
  lost: {
    ko: '사진 {count}장을 올리지 못했어요. 다시 올리거나 빼야 보낼 수 있어요.',
    en: '{count} {count|photo|photos} could not be uploaded. Try again or remove {count|it|them} to send the form.',
    cn: '有{count}张照片上传失败，重新上传或移除后才能提交。',
  },
  beyond: {
    ko: '사진은 {most}장까지라 넣지 못했어요.',
    en: 'You can add up to {most} {most|photo|photos}.',
    cn: '最多{most}张照片，未能添加。',
  },
  drop: { ko: '{name} 빼기', en: 'Remove {name}', cn: '移除{name}' },
  zoomIn: { ko: '확대', en: 'Zoom in', cn: '放大' },
  zoomOut: { ko: '축소', en: 'Zoom out', cn: '缩小' },
  zoomHint: {
    ko: '두 손가락이나 휠, +와 - 키로 확대하고 화살표 키로 움직입니다.',
    en: 'Pinch, scroll or press + and - to zoom. Use the arrow keys to move.',
    cn: '双指、滚轮或 + - 键缩放，方向键移动。',
  },
  sent: { ko: '사진 {count}장을 올렸어요.', en: 'Photos uploaded: {count}', cn: '已上传{count}张照片。' },
});
