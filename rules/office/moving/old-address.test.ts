import { expect, test } from 'vitest';
import { formerNumberIn, newAddress, oldAddress, oldAddressesOf } from './old-address.ts';

test.each([
  ['https://old.example.com/product/detail.html?product_no=12&cate_no=3&utm_source=x#top', '/product/detail.html?cate_no=3&product_no=12'],
  ['/board/%EA%B3%B5%EC%A7%80/', '/board/공지'],
  ['https://old.example.com', '/'],
  ['//evil.example', null],
  ['/a\\b', null],
  ['notes', null],
])('the old address %s is stored as %s', (written, address) => expect(oldAddress(written)).toBe(address));

test('a requested old address is looked up as it is, then without its query; the home page is never looked up', () => {
  expect(oldAddressesOf('/list.html?b=2&a=1&fbclid=x')).toEqual(['/list.html?a=1&b=2', '/list.html']);
  expect(oldAddressesOf('/?utm_source=x')).toEqual([]);
});

test.each([
  ['/product/detail.html?product_no=12&cate_no=24', '12'],
  ['/surl/P/12', '12'],
  ['/m/product/detail.html?product_no=12', '12'],
  ['/product/좋은-셔츠/12/category/24/display/1/', '12'],
  ['/goods/goods_view.php?goodsNo=1000000012', '1000000012'],
  ['/goods/view?no=12', '12'],
  ['/shop/shopdetail.html?branduid=345', '345'],
  ['/products/5512345678', '5512345678'],
  ['/product/12', null],
  ['/board/view?no=12', null],
  ['/goods/view?no=1%20or%201', null],
])('the address %s shows the product %s of the old shop', (address, number) => expect(formerNumberIn(address)).toBe(number));

test.each([
  ['/product/1', '/product/1'],
  ['https://shop.example/category/tops?sort=new', '/category/tops?sort=new'],
  ['https://shop.example.evil.example/x', null],
  ['https://evil.example/x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/%2e%2e//evil.example', null],
  ['javascript:alert(1)', null],
  ['/a\tb', null],
])('the new address %j of an old one leads to %j', (written, path) => expect(newAddress(written, 'https://shop.example')).toBe(path));
