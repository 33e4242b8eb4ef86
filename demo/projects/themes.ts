import type { Theme } from './theme';
import { agritourism } from './themes/agritourism';
import { bikeNetwork } from './themes/bikeNetwork';
import { broadband } from './themes/broadband';
import { cableway } from './themes/cableway';
import { cheese } from './themes/cheese';
import { circularEconomy } from './themes/circularEconomy';
import { coworking } from './themes/coworking';
import { crossBorder } from './themes/crossBorder';
import { digitalSme } from './themes/digitalSme';
import { districtHeating } from './themes/districtHeating';
import { energyRegion } from './themes/energyRegion';
import { fourSeasons } from './themes/fourSeasons';
import { generations } from './themes/generations';
import { healthTourism } from './themes/healthTourism';
import { heritage } from './themes/heritage';
import { hotelCooperation } from './themes/hotelCooperation';
import { innovationHub } from './themes/innovationHub';
import { naturePark } from './themes/naturePark';
import { onDemandTransport } from './themes/onDemandTransport';
import { openSpace } from './themes/openSpace';
import { regionalProducts } from './themes/regionalProducts';
import { skilledWorkers } from './themes/skilledWorkers';
import { spatialResearch } from './themes/spatialResearch';
import { villageCentre } from './themes/villageCentre';
import { wood } from './themes/wood';

/** All kinds of projects. Their order is part of what the generator yields: append, don't insert. */
export const themes: Theme[] = [
  cableway,
  wood,
  coworking,
  regionalProducts,
  digitalSme,
  crossBorder,
  energyRegion,
  healthTourism,
  agritourism,
  circularEconomy,
  naturePark,
  bikeNetwork,
  villageCentre,
  skilledWorkers,
  onDemandTransport,
  hotelCooperation,
  heritage,
  cheese,
  innovationHub,
  districtHeating,
  broadband,
  generations,
  openSpace,
  spatialResearch,
  fourSeasons,
];
