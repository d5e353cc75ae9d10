import { defineMessages } from '#client/locale/message.ts';

/** The texts of the picture tool. */
export const pictureTexts = defineMessages({
  rightsTitle: { ko: '내 사진 올리기', en: 'Upload a picture', cn: '上传图片' },
  rights: {
    ko: '내가 찍었거나 쓸 권리가 있는 사진이에요. 나와 상점만 볼 수 있고, 주문하면 인쇄하기 전에 직원이 확인해요.',
    en: 'I took this picture or have the right to use it. Only you and the shop can see it; our staff look at it before it is printed.',
    cn: '这是我拍摄的或我有权使用的图片。只有您和商店能看到，下单后印刷前由工作人员确认。',
  },
  rightsOk: { ko: '맞아요, 올릴게요', en: 'Yes, upload it', cn: '是的，上传' },
  sharedTitle: { ko: '공유된 디자인이에요', en: 'This is a shared design', cn: '这是分享的设计' },
  shared: {
    ko: '이 이미지는 Seam에서 공유한 디자인이에요. 그 디자인을 열어 볼까요?',
    en: 'This image was shared from Seam. Open its design?',
    cn: '这张图片是从 Seam 分享的设计，要打开该设计吗？',
  },
  sharedOk: { ko: '디자인 열기', en: 'Open the design', cn: '打开设计' },
  sharedNo: { ko: '사진으로 넣기', en: 'Use it as a picture', cn: '作为图片使用' },
  unnamed: { ko: '내 사진', en: 'My picture', cn: '我的图片' },
  limit: {
    ko: '사진은 {limit}장까지 놓을 수 있습니다.',
    en: 'A design holds up to {limit} pictures.',
    cn: '一个设计最多放置 {limit} 张图片。',
  },
  best: {
    ko: '이 사진은 가로 {mm}mm까지 선명해요.',
    en: 'This picture prints well up to {mm} mm wide.',
    cn: '此图片宽 {mm} 毫米以内印刷清晰。',
  },
  removeGround: { ko: '배경 지우기', en: 'Remove the background', cn: '去除背景' },
  removingGround: { ko: '배경 지우는 중…', en: 'Removing the background…', cn: '正在去除背景…' },
  restoreGround: { ko: '배경 되살리기', en: 'Bring the background back', cn: '恢复背景' },
  groundHint: {
    ko: '가장자리가 한 가지 색인 사진에서 그 색을 지워요.',
    en: 'Works where the background is one flat color.',
    cn: '适用于背景为纯色的图片。',
  },
  noGround: {
    ko: '배경이 한 가지 색이 아니라 지울 수 없어요.',
    en: 'The background is not one flat color, so it cannot be removed.',
    cn: '背景不是单一颜色，无法去除。',
  },
});
