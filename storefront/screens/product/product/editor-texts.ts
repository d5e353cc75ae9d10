import { defineMessages } from '#client/locale/message.ts';

/** Texts shown while the editor loads; separate, so the editor's bundle needs no other texts of the page. */
export const editorGateTexts = defineMessages({
  editorFailed: { ko: '편집기를 열지 못했습니다.', en: 'The editor could not be opened.', cn: '无法打开编辑器。' },
  editorLoading: { ko: '편집기를 준비하고 있어요', en: 'Preparing the editor', cn: '正在准备编辑器' },
});
