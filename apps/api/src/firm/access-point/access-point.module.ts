import { Module } from '@nestjs/common';
import { AccessPointController } from './access-point.controller.ts';
import { ACCESS_POINT_PORT } from './access-point.port.ts';
import { AccessPoints } from './access-points.service.ts';
import { httpsAccessPoint } from './https-access-point.ts';

@Module({
  controllers: [AccessPointController],
  providers: [AccessPoints, { provide: ACCESS_POINT_PORT, useValue: httpsAccessPoint }],
  exports: [AccessPoints, ACCESS_POINT_PORT],
})
export class AccessPointModule {}
