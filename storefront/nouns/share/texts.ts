import { defineMessages } from '#client/locale/message.ts';

/** Texts of sharing a design in four steps. */
export const shareTexts = defineMessages({
  share: { ko: '공유', en: 'Share', cn: '分享' },
  shareThing: { ko: '{name} 공유', en: 'Share {name}', cn: '分享 {name}' },
  title: { ko: '디자인 공유', en: 'Share the design', cn: '分享设计' },
  step: { ko: '4단계 중 {step}단계', en: 'Step {step} of 4', cn: '第 {step} 步，共 4 步' },
  back: { ko: '이전', en: 'Back', cn: '上一步' },
  next: { ko: '다음', en: 'Next', cn: '下一步' },
  make: { ko: '공유 이미지 만들기', en: 'Create the image', cn: '生成分享图片' },
  loading: { ko: '디자인을 불러오는 중', en: 'Loading the design', cn: '正在加载设计' },
  failed: { ko: '디자인을 불러오지 못했어요.', en: 'The design did not load.', cn: '设计加载失败。' },
  gone: {
    ko: '공유할 그림이 없는 디자인이에요.',
    en: 'This design is empty, so there is nothing to share.',
    cn: '该设计没有可分享的图案。',
  },

  creditTitle: { ko: '누구의 그림인지 알려 주세요', en: 'Credit the artists', cn: '标注图案的作者' },
  creditLead: {
    ko: '사진과 링크에 함께 적을 아티스트를 {most}명까지 고를 수 있어요.',
    en: 'Choose up to {most} {most|artist|artists} to credit on the image and its page.',
    cn: '最多选择 {most} 位艺术家，显示在图片和页面上。',
  },
  chosen: { ko: '{count}/{most}명 선택', en: '{count} of {most} chosen', cn: '已选 {count}/{most}' },
  nameMe: { ko: '내 닉네임도 보이기', en: 'Show my nickname too', cn: '同时显示我的昵称' },
  nameMeHint: {
    ko: '켜지 않으면 누가 만든 디자인인지 어디에도 나오지 않아요.',
    en: 'If this is off, nobody can see who made the design.',
    cn: '不开启则不会显示设计者是谁。',
  },
  openLinks: { ko: '공유 중인 링크 {count}개', en: '{count} open {count|link|links}', cn: '正在分享的链接 {count} 个' },
  openLink: { ko: '{date}에 공유한 링크', en: 'Shared on {date}', cn: '{date} 分享的链接' },
  end: { ko: '링크 없애기', en: 'Remove the link', cn: '删除链接' },
  endAsk: {
    ko: '이 링크를 없앨까요? 링크를 받은 사람도 더는 볼 수 없어요.',
    en: 'Remove this link? Anyone who has it will no longer see the design.',
    cn: '要删除该链接吗？收到链接的人将无法再查看。',
  },
  ended: { ko: '링크를 없앴어요.', en: 'The link was removed.', cn: '链接已删除。' },

  formTitle: { ko: '어디에 올릴까요', en: 'Where will you share it?', cn: '要分享到哪里' },
  SQUARE: { ko: '정사각형', en: 'Square', cn: '方形' },
  STORY: { ko: '스토리', en: 'Story', cn: '快拍' },
  CARD: { ko: '링크 카드', en: 'Link card', cn: '链接卡片' },
  KAKAO: { ko: '카카오톡', en: 'KakaoTalk', cn: 'KakaoTalk' },
  SQUARE_FOR: { ko: '피드에 올릴 때', en: 'For a feed post', cn: '适合动态' },
  STORY_FOR: { ko: '세로로 꽉 찬 화면', en: 'Full portrait screen', cn: '竖版全屏' },
  CARD_FOR: { ko: '링크 미리보기', en: 'Link preview', cn: '链接预览' },
  KAKAO_FOR: { ko: '친구에게 바로 보내기', en: 'Straight to a friend', cn: '直接发给好友' },
  kakaoByLink: {
    ko: '카카오톡으로 보내려면 링크를 복사해 대화방에 붙여 넣어 주세요.',
    en: 'To send it via KakaoTalk, copy the link and paste it into a chat.',
    cn: '要发送到 KakaoTalk，请复制链接并粘贴到聊天中。',
  },

  lookTitle: { ko: '어떻게 보일까요', en: 'How should it look?', cn: '选择外观' },
  preview: { ko: '공유 이미지 미리보기', en: 'Image preview', cn: '分享图片预览' },
  view: { ko: '모습', en: 'Show', cn: '内容' },
  GARMENT: { ko: '옷과 함께', en: 'On the garment', cn: '连同衣服' },
  FLAT: { ko: '그림만', en: 'Art only', cn: '仅图案' },
  side: { ko: '면', en: 'Side', cn: '展示面' },
  background: { ko: '배경색', en: 'Background', cn: '背景色' },
  line: { ko: '한마디', en: 'A line of text', cn: '一句话' },
  lineHint: {
    ko: '사진에 함께 적혀요. {left}자 남았어요.',
    en: 'Shown on the image. {left} {left|character|characters} left.',
    cn: '将显示在图片上，还可输入 {left} 个字。',
  },
  lineLetters: {
    ko: '그림에 넣을 수 없는 글자예요: {letters}',
    en: 'These characters cannot be shown: {letters}',
    cn: '图片无法显示：{letters}',
  },

  done: { ko: '완료', en: 'Done', cn: '完成' },
  doneTitle: { ko: '공유할 준비가 됐어요', en: 'Ready to share', cn: '可以分享了' },
  doneLead: {
    ko: '링크를 받은 사람은 누구나 디자인을 보고 자기 것으로 바꿔 입을 수 있어요.',
    en: 'Anyone with the link can see the design and make it their own.',
    cn: '收到链接的人都可以查看该设计，并改成自己的样子。',
  },
  picture: { ko: '공유 이미지', en: 'Image', cn: '分享图片' },
  send: { ko: '보내기', en: 'Send', cn: '发送' },
  download: { ko: '이미지 저장', en: 'Save image', cn: '保存图片' },
  copyPicture: { ko: '이미지 복사', en: 'Copy image', cn: '复制图片' },
  copyLink: { ko: '링크 복사', en: 'Copy the link', cn: '复制链接' },
  kakao: { ko: '카카오톡으로 보내기', en: 'Send via KakaoTalk', cn: '用 KakaoTalk 发送' },
  qr: { ko: 'QR 코드', en: 'QR code', cn: '二维码' },
  qrLead: {
    ko: '휴대폰 카메라로 찍으면 이 디자인이 열려요',
    en: 'Scan it with a phone to open this design',
    cn: '用手机扫码即可打开此设计',
  },
  link: { ko: '공유 링크', en: 'Link', cn: '分享链接' },
  linkCopied: { ko: '링크를 복사했어요.', en: 'Link copied.', cn: '链接已复制。' },
  pictureCopied: { ko: '이미지를 복사했어요.', en: 'Image copied.', cn: '图片已复制。' },
  notCopied: {
    ko: '복사하지 못했어요. 길게 눌러 직접 복사해 주세요.',
    en: 'It could not be copied. Please copy it manually.',
    cn: '复制失败，请长按手动复制。',
  },
  kakaoFailed: {
    ko: '카카오톡을 열지 못했어요. 링크를 복사해 보내 주세요.',
    en: 'KakaoTalk did not open. Please copy the link and send it.',
    cn: '无法打开 KakaoTalk，请复制链接发送。',
  },
  message: { ko: '{name} 디자인을 구경해 보세요', en: 'Have a look at this design: {name}', cn: '来看看这个设计：{name}' },
});

/** Names of the backgrounds. */
export const backgroundTexts = defineMessages({
  '#F4F3F0': { ko: '종이색', en: 'Paper', cn: '纸色' },
  '#FFFFFF': { ko: '흰색', en: 'White', cn: '白色' },
  '#141412': { ko: '먹색', en: 'Ink', cn: '墨色' },
  '#C93A18': { ko: '주홍', en: 'Persimmon', cn: '柿红' },
  '#DDE6E3': { ko: '옅은 이끼색', en: 'Pale moss', cn: '浅苔色' },
  '#E9DFC9': { ko: '모래색', en: 'Sand', cn: '沙色' },
});
