/** Demonstration accounts (listed in the README) and the authors of reviews and orders. They all have the password demoPassword. */
export const demoPassword = 'seam1234!';

export interface DemoMember {
  key: string;
  email: string;
  name: string;
  nickname: string;
  phone: string;
  roles: readonly ('admin' | 'user' | 'artist' | 'brand')[];
}

export const demoMembers: readonly DemoMember[] = [
  { key: 'shopper', email: 'shopper@seam.example', name: '김하늘', nickname: '하늘색실', phone: '010-2000-0001', roles: ['user'] },
  {
    key: 'artist',
    email: 'artist@seam.example',
    name: '박자모',
    nickname: '자모작업실',
    phone: '010-2000-0002',
    roles: ['user', 'artist'],
  },
  { key: 'brand', email: 'brand@seam.example', name: '오브람', nickname: '낮잠상회', phone: '010-2000-0003', roles: ['user', 'brand'] },
  { key: 'admin', email: 'admin@seam.example', name: '문서윤', nickname: '심 운영팀', phone: '010-2000-0004', roles: ['admin', 'user'] },
  { key: 'yuna', email: 'yuna@seam.example', name: '이유나', nickname: '유나의옷장', phone: '010-2000-0011', roles: ['user'] },
  { key: 'minjae', email: 'minjae@seam.example', name: '최민재', nickname: '달리는민재', phone: '010-2000-0012', roles: ['user'] },
  { key: 'soojin', email: 'soojin@seam.example', name: '정수진', nickname: '쑤욱', phone: '010-2000-0013', roles: ['user'] },
  { key: 'doyoon', email: 'doyoon@seam.example', name: '강도윤', nickname: '도윤아빠', phone: '010-2000-0014', roles: ['user'] },
  { key: 'harin', email: 'harin@seam.example', name: '윤하린', nickname: '린린', phone: '010-2000-0015', roles: ['user'] },
];
