export const auditTexts = {
  title: '작업 기록',
  lead: '직원이 한 모든 일이 남아요. 가린 정보를 본 일도요.',
  empty: '아직 남은 기록이 없어요.',
  what: '무엇을',
  when: '언제',
  kind: '종류',
  area: '대상',
  period: '기간',
  actions: { INSERT: '만듦', UPDATE: '바꿈', DELETE: '지움', LOOK: '봄' },
  details: '바뀐 값',
} as const;
