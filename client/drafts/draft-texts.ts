import { defineMessages } from '#client/locale/message.ts';

/** Texts of forms that keep a draft (`useDraft`), and of forms that ask before they discard changes (`useAskedClose`). */
export const draftTexts = defineMessages({
  isBack: { ko: '쓰던 내용을 불러왔어요.', en: 'Your draft has been restored.', cn: '已恢复未提交的内容。' },
  discardQuestion: { ko: '고친 내용을 저장하지 않고 닫을까요?', en: 'Close without saving your changes?', cn: '要放弃修改并关闭吗？' },
  discard: { ko: '저장하지 않고 닫기', en: 'Discard changes', cn: '放弃修改' },
  keepEditing: { ko: '계속 고치기', en: 'Keep editing', cn: '继续修改' },
});
