import { describe, expect, it } from 'vitest';
import { editorIsAsked, editorUrl, markWhenAsked, readEditorAddress } from './editor-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the address of the editor', () => {
  it('the address of the editor opens for a new design and for a saved one (specification 2, /product/{id})', () => {
    expect(editorIsAsked(query('customize=1'))).toBe(true);
    expect(editorIsAsked(query('product_custom_id=7&mockup_group_id=2'))).toBe(true);
    expect(editorIsAsked(query('graphic_id=12'))).toBe(true);
    expect(editorIsAsked(query('mockup_group_id=2'))).toBe(false);
    expect(editorIsAsked(query('product_custom_id=seven'))).toBe(false);
  });

  it('the address of the editor reads back what it writes', () => {
    const url = editorUrl(3, { customId: 7, mockupGroupId: 2 });
    expect(url).toBe('/product/3?product_custom_id=7&mockup_group_id=2');
    expect(readEditorAddress(query(url.split('?')[1] ?? ''))).toMatchObject({ customId: 7, mockupGroupId: 2, graphicId: null });
    const started = editorUrl(3, { customId: null, mockupGroupId: null, frameId: 5, colorId: 6 });
    expect(readEditorAddress(query(started.split('?')[1] ?? ''))).toMatchObject({ customId: null, frameId: 5, colorId: 6 });
    expect(editorUrl(3, { customId: null, mockupGroupId: null })).toBe('/product/3?customize=1');
    const fromCart = editorUrl(3, { customId: 7, mockupGroupId: null, cartLineId: 12 });
    expect(fromCart).toBe('/product/3?product_custom_id=7&cart_line_id=12');
    expect(readEditorAddress(query(fromCart.split('?')[1] ?? '')).cartLineId).toBe(12);
    const shared = editorUrl(3, { customId: null, mockupGroupId: 2, shareCode: 'SeamDemo1234' });
    expect(shared).toBe('/product/3?customize=1&share=SeamDemo1234&mockup_group_id=2');
    expect(readEditorAddress(query(shared.split('?')[1] ?? '')).shareCode).toBe('SeamDemo1234');
    expect(readEditorAddress(query('customize=1&share=')).shareCode).toBe(null);
    // Once saved, it is the shopper's own.
    expect(editorUrl(3, { customId: 7, mockupGroupId: null, shareCode: 'SeamDemo1234' })).toBe('/product/3?product_custom_id=7');
  });

  it('the inline script that checks the editor’s address names its parameters, in characters that HTML does not escape', () => {
    expect(markWhenAsked).not.toMatch(/[<>&"']/);
    for (const name of ['customize', 'product_custom_id', 'graphic_id']) expect(markWhenAsked).toContain(name);
  });

  it('the address of the editor leaves out an invalid id', () => {
    expect(readEditorAddress(query('product_custom_id=0&mockup_group_id=-1&graphic_id=12'))).toEqual({
      customId: null,
      mockupGroupId: null,
      graphicId: 12,
      frameId: null,
      colorId: null,
      cartLineId: null,
      shareCode: null,
    });
  });
});
