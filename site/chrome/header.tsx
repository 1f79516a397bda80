import ServiceSearch from '../features/service-search/service-search.tsx';
import { island } from '../islands/island.tsx';
import { Logo } from './logo.tsx';
import DesktopNavigation from './navigation/desktop-navigation.tsx';
import MobileMenu from './navigation/mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const Navigation = island('desktop-navigation', DesktopNavigation);
const Search = island('service-search', ServiceSearch);
const Menu = island('mobile-menu', MobileMenu);

export function Header({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="page-width">
        <Logo />
        <Navigation currentPath={path} />
        <Search />
        <ThemeSwitch />
        <Menu currentPath={path} />
      </div>
    </header>
  );
}
