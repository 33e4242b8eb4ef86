import { financialSupports } from '../domain/types/financialSupport'
import { describeDemo } from './describeDemo.testkit'
import { generateFinancialSupports } from './financialSupports'

describeDemo(financialSupports, generateFinancialSupports, 60)
