export const pointTexts = {
  ledgerFile: '모든 포인트 내역',
  balanceFile: '지금 남은 포인트',
  title: '포인트 처리',
  lead: '직원이 지급하거나 회수한 포인트예요. 새로 처리하려면 회원 화면에서 하세요.',
  empty: '아직 직원이 처리한 포인트가 없어요.',
  member: '회원',
  amount: '포인트',
  reason: '사유',
  when: '시각',
  kind: '종류',
  kinds: { EARNED: '지급', USED: '회수' },
  toMembers: '회원 찾기',
} as const;
