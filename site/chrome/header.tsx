import { ServiceSearch } from '../features/service-search/service-search.tsx';
import { Logo } from './logo.tsx';
import { DesktopNavigation } from './navigation/desktop-navigation.tsx';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  return (
    <>
      <SkipLink />
      <header className="bar">
        <div className="wrap">
          <Logo />
          <DesktopNavigation />
          <ServiceSearch />
          <ThemeSwitch />
          <MobileMenu />
        </div>
      </header>
    </>
  );
}
