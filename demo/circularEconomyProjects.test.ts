import { circularEconomyProjects } from '../domain/types/circularEconomyProject'
import { generateCircularEconomyProjects } from './circularEconomyProjects'
import { describeDemo } from './describeDemo.testkit'

describeDemo(circularEconomyProjects, generateCircularEconomyProjects, 60)
