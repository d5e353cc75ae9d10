import { Bell, CalendarOff, FlaskConical, Import, Plug, ScrollText, UserCog } from 'lucide-react';
import type { ScreensOfGroup } from '../screen.ts';

export const settingsScreens: ScreensOfGroup = [
  {
    path: '/notifications',
    title: '내 설정',
    words: '내 알림 메일 문자 끄기 패스키 지문 보안',
    permission: 'office.enter',
    icon: Bell,
    load: async () => (await import('../screens/notifications/screen.tsx')).OwnNotifications,
  },
  {
    path: '/staff',
    title: '직원',
    words: '권한 초대 관리자',
    permission: 'staff.manage',
    icon: UserCog,
    load: async () => (await import('../screens/staff/list.tsx')).StaffList,
    below: [
      { path: '/invitations', title: '직원 초대', load: async () => (await import('../screens/staff/invitations.tsx')).Invitations },
      { path: '/:id', load: async () => (await import('../screens/staff/detail.tsx')).StaffDetail },
    ],
  },
  {
    path: '/holidays',
    title: '쉬는 날',
    words: '공휴일 휴무 달력 영업일 휴가',
    permission: 'production.plan',
    icon: CalendarOff,
    load: async () => (await import('../screens/holidays/screen.tsx')).HolidayScreen,
  },
  {
    path: '/integrations',
    title: '연동',
    words: 'API 키 웹훅 ERP 프로그램 개발자 webhook',
    permission: 'integration.manage',
    icon: Plug,
    load: async () => (await import('../screens/integrations/screen.tsx')).IntegrationScreen,
  },
  {
    path: '/moving',
    title: '이사 오기',
    words: '카페24 스마트스토어 회원 리뷰 적립금 가져오기 옮기기 이전 301 옛 주소 리다이렉트',
    permission: 'moving.manage',
    icon: Import,
    load: async () => (await import('../screens/moving/screen.tsx')).MovingScreen,
  },
  {
    path: '/audit',
    title: '작업 기록',
    words: '로그 이력',
    permission: 'audit.read',
    icon: ScrollText,
    load: async () => (await import('../screens/audit/list.tsx')).AuditList,
  },
  {
    path: '/sandbox',
    title: '모의 운영',
    words: '시계 결제사 시험',
    permission: 'sandbox.manage',
    icon: FlaskConical,
    isOfSandbox: true,
    load: async () => (await import('../screens/sandbox/screen.tsx')).SandboxScreen,
  },
];
