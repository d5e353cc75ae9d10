export const ownProfileTexts = {
  title: '내 소개와 계좌',
  lead: '소개는 저장하는 즉시 아티스트 페이지에 보이고, 계좌는 다음에 확정하는 명세부터 쓰여요.',
  about: '소개',
  payee: '지급 계좌와 세금',
  payeeLead: '번호는 암호로 바꿔 두고, 화면에는 끝 네 자리만 보여요. 바꿀 때는 한 번 더 로그인을 확인해요.',
  upload: '사진 올리기',
  uploading: '올리는 중',
  remove: '빼기',
} as const;
